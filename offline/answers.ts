/** Answers questions from a pack as the server does where it has no language model: by the same engine, in the same replies. */
import type { Message } from '../contracts/chat/messages.ts';
import type { OfflinePack } from '../contracts/chat/offline.ts';
import type { OfflineAnswer, OfflineQuestion, OfflineTurn } from '../contracts/chat/offline-worker.ts';
import { createAnswererHere, type OpenManuals } from '../engine/answering/answerer.ts';
import type { Turn } from '../engine/ask/base/answer.ts';
import type { ChapterName } from '../engine/ask/chapters/find-chapter.ts';
import { turnsAt } from '../engine/ask/chapters/standing-at.ts';
import { encodeTexts } from '../engine/ask/find/question-meaning.ts';
import type { ManualSource } from '../engine/index/manual-index.ts';
import type { Encoder } from '../engine/meaning/encoder.ts';
import type { readVectorFile } from '../engine/meaning/vector-file.ts';
import { sleep } from '../engine/runtime/event-loop.ts';
import { chooseVariants, withChoice } from '../replies/chosen-variants.ts';
import { readCode } from '../replies/code-visit.ts';
import { type CorrectedAnswer, correctAnswer } from '../replies/corrected-answer.ts';
import { replyToCourtesy } from '../replies/courtesy.ts';
import { noteLanguage } from '../replies/language-note.ts';
import { presentUnkept } from '../replies/present-message.ts';
import type { CitedManual, FileLinks, StoredAnswer } from '../replies/stored-answer.ts';
import { toStoredAnswer } from '../replies/to-stored-answer.ts';
import { REMEMBERED_QUESTIONS, turnOf } from '../replies/turn.ts';
import { videosFor } from '../replies/videos.ts';

/** Corrections are learnt once: a newer pack is opened anew. */
const REVISION = 'pack';

/** Between two questions that nobody waits for: somebody's own has its turn. */
const PAUSE_MS = 20;

/** Questions that a place begins with. */
const MAX_AT_PLACE = 5;

/** What is known of where the customer is. */
type FoundAt = { variants: readonly string[]; chapter: ChapterName | null };

const placeOf = ({ places = [] }: OfflinePack, code: string | undefined) =>
  places.find((place) => place.code === code) ?? null;

/** What encodes, in a worker of its own. */
export type Encodes = Pick<Encoder, 'encodeQuestions' | 'encodePassage'>;

/** A pack that is ready to be asked, by words alone until it has learnt what its passages mean. */
export type OpenPack = {
  /** Answers a question as the next of a conversation, oldest turn first. */
  ask: (asked: OfflineQuestion, turns: readonly OfflineTurn[]) => Promise<OfflineAnswer>;
  /** Questions to begin with at the place of a printed code; none for one that the pack has not. */
  questionsAt: (code: string) => Promise<readonly string[]>;
  /** Has questions understood by their meaning from now on. @throws where the vectors are of other passages */
  learn: (vectors: ReturnType<typeof readVectorFile>, encoder: Encodes) => Promise<void>;
  /**
   * Makes what the first question would otherwise wait for: word tables, expressions, the program itself.
   * @param likely questions in the customer's language
   */
  warmUp: (likely: readonly string[]) => Promise<void>;
};

/** Indexes the manuals of a pack. */
export async function openPack(pack: OfflinePack): Promise<OpenPack> {
  const answerer = createAnswererHere();
  const opened = await answerer.open('pack', pack.manuals as unknown as ManualSource[]);
  const { look } = opened;
  await look('learnCorrections', REVISION, pack.corrections);
  const cited = pack.manuals as unknown as CitedManual[];
  const manuals = new Map(cited.map((manual) => [manual.manualId, manual]));

  let encoder: Encodes | null = null;

  async function find(asked: string, before: readonly Turn[], known: FoundAt) {
    const correction = await correctionFor(opened, pack, asked, before);
    const history = turnsAt(before, known.chapter);
    const { toEncode, otherLanguage } = await look('prepare', asked, history);
    const encoded = toEncode && encoder && (await encodeTexts(encoder, toEncode));
    const byMeaning = encoded !== null;
    const answer = await look('answer', { question: asked, history, encoded, ...known });
    const videos = videosFor(answer, asked, pack.videos);
    const note = noteLanguage(otherLanguage, byMeaning);
    const stored = { ...toStoredAnswer(answer, manuals, videos), ...note };
    return { stored: correction ? correctAnswer(correction, stored) : stored, byMeaning };
  }

  const ask: OpenPack['ask'] = async (asked, turns) => {
    const courtesy = await replyToCourtesy({ look }, asked.question);
    if (courtesy) {
      const said = presentUnkept(asked.question, courtesy.reply, LINKS);
      return { ...said, suggestions: courtesy.suggestions, byMeaning: false };
    }
    const { variants, chapter } = readCode(
      asked.code ?? {},
      placeOf(pack, asked.code?.place),
      pack.models ?? [],
    );
    const choice = chooseVariants(rowsOf(turns), asked, [...variants, ...pack.variants]);
    const found = await find(choice.question, historyOf(turns), { variants: choice.known, chapter });
    const stored = withChoice(found.stored, choice);
    const said = presentUnkept(asked.question, stored, LINKS);
    const asks = choice.isChoice ? { asks: choice.question } : {};
    return { ...said, suggestions: stored.suggestions, byMeaning: found.byMeaning, ...asks };
  };

  return {
    ask,
    async learn({ head, stored }, by) {
      if (head.passages !== pack.passages) throw new Error('These vectors are of other passages.');
      await opened.learn(stored, by);
      encoder = by;
      // Loads what the first question would otherwise not wait for.
      for (const model of new Set(stored.map((row) => row.model))) void by.encodeQuestions(model, ['?']);
    },
    async questionsAt(code) {
      const place = placeOf(pack, code);
      if (place === null) return [];
      const { manualId, heading, path, name } = place;
      return look('chapterQuestions', { manualId, heading, path }, name, MAX_AT_PLACE);
    },
    async warmUp(likely) {
      const askAll = async (questions: readonly string[]): Promise<void> => {
        for (const question of questions) {
          await sleep(PAUSE_MS);
          await ask({ question }, []);
        }
      };
      await askAll(likely);
      // In the language of the manual; a greeting is answered with them, too.
      await askAll(await look('firstQuestions', likely.length));
      await answerer.warmUp();
    },
  };
}

async function correctionFor(
  { look }: OpenManuals,
  { corrections }: OfflinePack,
  question: string,
  history: readonly Turn[],
): Promise<CorrectedAnswer | null> {
  const matched = await look('matchCorrection', REVISION, question, history);
  if (matched === null || matched === 'unknown') return null;
  return (corrections.find(({ id }) => id === matched.id) as CorrectedAnswer | undefined) ?? null;
}

/** Addresses without signatures: what is saved on a device is found by its path. */
const LINKS: FileLinks = {
  signFile: (fileKey) => ({
    file: `/uploads/${fileKey}`,
    pageImage: fileKey.endsWith('.pdf') ? `/uploads/${fileKey}/pages/{page}` : null,
    figure: (ordinal) => `/uploads/${fileKey}/figures/${ordinal}`,
  }),
};

/** The last questions with the first place that their answers cite. */
function historyOf(turns: readonly OfflineTurn[]): Turn[] {
  return turns
    .flatMap(({ message, asks }, i) => {
      if (message.sender !== 'bot' || message.remedyOf) return [];
      const asked = asks ?? questionBefore(turns, i)?.content;
      return asked === undefined ? [] : [turnOf(asked, message.citations?.[0])];
    })
    .slice(-REMEMBERED_QUESTIONS);
}

function rowsOf(turns: readonly OfflineTurn[]) {
  return turns.map(({ message: { _id, sender, content, variants, chosen }, asks }, i) => ({
    ...{ id: _id, sender, content },
    questionId: sender === 'bot' ? (questionBefore(turns, i)?._id ?? null) : null,
    answer:
      sender === 'bot'
        ? ({
            ...(variants && { variants }),
            ...(chosen && { chosen }),
            ...(asks !== undefined && { asks }),
          } as Pick<StoredAnswer, 'variants' | 'chosen' | 'asks'>)
        : null,
  }));
}

const questionBefore = (turns: readonly OfflineTurn[], at: number): Message | undefined =>
  turns.slice(0, at).findLast(({ message }) => message.sender === 'user')?.message;
