import { guidePath } from '../../../../contracts/site-paths.ts';
import figures from '../figures.json';
import { texts } from '../tour-texts.ts';

/** In CSS pixels; the files hold twice as many. */
const SIZE = { width: 360, height: 640 };
const LOOKS = [
  { look: 'light', shown: 'only-light' },
  { look: 'dark', shown: 'only-dark' },
] as const;

/** Pictures of answers in both looks, of which the page shows the one that suits it and a browser loads no other. */
export function Views() {
  return (
    <>
      <ol className="flex snap-x gap-6 max-md:-mx-4 max-md:overflow-x-auto max-md:px-4 max-md:pb-3">
        {texts.views.map(({ picture, alt, name, text }) => (
          <li key={picture} className="min-w-0 flex-1 snap-center max-md:min-w-[236px]">
            {LOOKS.map(({ look, shown }) => (
              <a key={look} href={fileOf(picture, look)} className={`${shown} border border-line`}>
                <img
                  src={fileOf(picture, look)}
                  alt={alt}
                  {...SIZE}
                  loading="lazy"
                  className="h-auto w-full"
                />
              </a>
            ))}
            <h3 className="mt-3.5 mb-1 text-16 font-semibold">{name}</h3>
            <p className="text-ink-2">{text}</p>
          </li>
        ))}
      </ol>
      <p className="mt-8 max-w-[84ch] border-t border-hair pt-4 text-ink-2 max-md:mt-5">
        {texts.figures(figures)} <a href={guidePath('comparison')}>{texts.measured}</a>
      </p>
    </>
  );
}

/** Written by `npm run pictures`. */
const fileOf = (picture: string, look: string): string => `/pictures/${picture}-${look}.webp`;
