import type { ReactNode } from 'react';
import { PageTitle } from '../../../ui/page/page-title.tsx';
import type { ShowcaseAnswer } from '../showcase-answer.ts';
import { texts } from '../texts.ts';
import type { Visitor } from '../visitor.ts';
import { Chapter } from './chapter.tsx';
import { Faq, Tour } from './lazy-chapters.tsx';
import { Pricing } from './pricing.tsx';
import { ShowcaseFigure } from './showcase-figure.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import { StartButtons } from './start-buttons.tsx';
import { Testimonials } from './testimonials.tsx';

type LandingProps = Visitor & {
  Answer: ShowcaseAnswer;
  /** Where visitors try a manual of their own. */
  tryout: ReactNode;
};

/** The landing page: what the product is, the product at work, and what it costs. */
export function Landing({ Answer, tryout, ...visitor }: LandingProps) {
  const { isSignedIn } = visitor;
  return (
    <div className="mx-auto max-w-[1160px] px-10 max-md:px-4">
      <SiteHeader {...visitor} />
      <main>
        <div className="grid grid-cols-[7fr_4.4fr] items-end gap-x-14 gap-y-4 pt-13 pb-10 max-md:grid-cols-1 max-md:pt-7 max-md:pb-7">
          <PageTitle className="text-58 font-medium tracking-tight">{texts.title}</PageTitle>
          <div>
            <p className="mb-5 text-16 text-ink-2">{texts.promise}</p>
            <StartButtons isSignedIn={isSignedIn} />
          </div>
        </div>
        {tryout}
        <ShowcaseFigure Answer={Answer} />
        <Tour />
        <Testimonials />
        <Chapter id="pricing" numeral={4} title={texts.pricingTitle} lede={texts.pricingLede}>
          <Pricing isSignedIn={isSignedIn} />
        </Chapter>
        <Faq />
        <section
          aria-labelledby="closing"
          className="mt-24 flex flex-wrap items-center justify-between gap-x-12 gap-y-6 border-y-2 border-ink py-9 max-md:mt-16"
        >
          <h2 id="closing" className="max-w-[24ch] text-26 font-medium tracking-tight">
            {texts.closing}
          </h2>
          <StartButtons isSignedIn={isSignedIn} />
        </section>
      </main>
      <SiteFooter isSignedIn={isSignedIn} />
    </div>
  );
}
