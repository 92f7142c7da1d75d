import { useState } from 'react';
import { paths } from '../../../../contracts/paths.ts';
import { buttonStyle } from '../../../ui/button/button-style.ts';
import { PageTitle } from '../../../ui/page/page-title.tsx';
import { texts } from '../texts.ts';
import { DemoForm } from './demo-form.tsx';

/** The form with an explanation beside it; after it was sent, a confirmation replaces it. */
export function DemoRequest() {
  const [isDone, setIsDone] = useState(false);
  if (isDone)
    return (
      <div role="status" className="max-w-[62ch] border-t-2 border-ink pt-4">
        <PageTitle className="text-36 font-medium tracking-tight">{texts.doneTitle}</PageTitle>
        <p className="mt-3 mb-6 text-16 text-ink-2">{texts.done}</p>
        <a href={paths.landing.path} className={buttonStyle('go', 'large')}>
          {texts.home}
        </a>
      </div>
    );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,480px)] grid-rows-[auto_1fr] gap-x-14 gap-y-8 border-t-2 border-ink pt-4 max-md:grid-cols-1">
      <div>
        <PageTitle className="text-36 font-medium tracking-tight">{texts.title}</PageTitle>
        <p className="mt-3 max-w-[46ch] text-16 text-ink-2">{texts.lede}</p>
      </div>
      <div className="md:col-start-2 md:row-span-2 md:row-start-1">
        <DemoForm onDone={() => setIsDone(true)} />
      </div>
      <ul className="md:col-start-1">
        {texts.blurbs.map(({ name, text }) => (
          <li key={name} className="border-t border-hair py-4">
            <h2 className="font-semibold">{name}</h2>
            <p className="text-ink-2">{text}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
