import { texts } from '../tour-texts.ts';
import { Chapter } from './chapter.tsx';
import { ExplodedView } from './exploded-view.tsx';
import { PartsList } from './parts-list.tsx';
import { Steps } from './steps.tsx';
import { Views } from './views.tsx';

/** Chapters 1 to 3: what answers look like, what the product does, and what is left to people. */
export function Tour() {
  return (
    <>
      <Chapter id="answers" numeral={1} title={texts.viewsTitle} lede={texts.viewsLede}>
        <Views />
      </Chapter>
      <Chapter id="features" numeral={2} title={texts.partsTitle} lede={texts.partsLede}>
        <div className="grid grid-cols-[344px_minmax(0,1fr)] max-md:grid-cols-1">
          <ExplodedView />
          <PartsList />
        </div>
      </Chapter>
      <Chapter id="product" numeral={3} title={texts.stepsTitle} lede={texts.stepsLede}>
        <Steps />
      </Chapter>
    </>
  );
}
