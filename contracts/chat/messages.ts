/** Messages of a conversation: questions, and answers with the places that they rest on. */
import { z } from 'zod';
import { id, timestamp } from '../shapes.ts';

/** A rectangle in fractions (0–1) of the page's width and height, origin top left. */
export const box = z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() });

/** A place in a manual on which an answer is based. */
export const citation = z.object({
  manualId: id,
  title: z.string().describe('title of the manual'),
  page: z.number().int().nullable().describe('physical, 1-based; null for Word files'),
  pageEnd: z.number().int().nullable(),
  printed: z
    .string()
    .optional()
    .describe('the number printed on the page; missing where it is that of the file, or not known'),
  printedEnd: z.string().optional().describe('the same of the last page'),
  heading: z.string(),
  quote: z.string().describe('word for word on that page; empty where a page is named without words of it'),
  url: z.string().describe('signed, expiring link to the file, opened at the page'),
  pages: z.number().int().nullable().describe('pages of the manual; null for Word files'),
  pageImage: z.string().nullable().describe('signed link to pictures of pages; put the page for {page}'),
  boxes: z.array(z.object({ page: z.number().int(), box })).describe('where the quoted lines stand'),
  row: z
    .object({ header: z.array(z.string()), cells: z.array(z.string()) })
    .optional()
    .describe('cells of the table row that the quote is; missing where it is none'),
});
export type Citation = z.output<typeof citation>;

const citationIndex = z.number().int().describe('index into citations');
const stepIndex = z.number().int().describe('index into steps');

/** A step of a procedure, with its number or letter in the manual. */
export const answerStep = z.object({
  marker: z.string(),
  text: z.string(),
  page: z.number().int().nullable(),
  citation: citationIndex,
  level: z
    .number()
    .int()
    .optional()
    .describe('how deep it stands below another step; missing where it does not'),
});
const namedValue = z.object({ name: z.string(), value: z.string() });
/** A sentence of the manual, or a row of a table, that answers. */
export const leadSentence = z.object({
  text: z.string(),
  citation: citationIndex,
  step: stepIndex.optional().describe('the step that it is or is part of; missing where it is none'),
  row: namedValue
    .extend({ others: z.array(namedValue).optional() })
    .optional()
    .describe(
      'the row that it is: its two cells, or of more the one that answers behind the name of its column, and the others; missing where it is none',
    ),
});
/** A safety notice that belongs to the answer. */
export const answerWarning = z.object({
  level: z.enum(['danger', 'warning', 'caution', 'notice']),
  text: z.string(),
  page: z.number().int().nullable(),
  citation: citationIndex,
  step: stepIndex.optional().describe('the step it is printed before; missing where it holds for all'),
});
export type AnswerWarning = z.output<typeof answerWarning>;

/** A video of the vendor's that fits an answer. */
export const shownVideo = z.object({
  video_link: z.string(),
  video_description: z.string(),
  captions: z.string().optional().describe('WebVTT; missing where there are none'),
});
export type ShownVideo = z.output<typeof shownVideo>;

const wholeMessage = z.object({
  _id: id,
  sender: z.enum(['user', 'bot']),
  content: z.string(),
  timestamp,
  videos: z.array(shownVideo),
  place: z.string().optional().describe('of a question: the place of the printed code by which it was asked'),
  serial: z.string().optional().describe('of a question: the machine of that code'),
  answered: z.boolean().optional().describe('missing in questions, and in what thanks are replied with'),
  emergency: z
    .object({ hasInstructions: z.boolean() })
    .optional()
    .describe(
      'set where the customer tells of an emergency: the warnings are then all that the manual tells to do, to be shown before anything else together with the contact of the company',
    ),
  band: z.enum(['answer', 'closest', 'none']).optional(),
  confidence: z.number().optional(),
  lead: z
    .array(leadSentence)
    .optional()
    .describe('what answers, best first, to be shown before all else; content holds it too'),
  verdict: z
    .enum(['yes', 'no'])
    .optional()
    .describe(
      'where the first sentence of the lead plainly allows or forbids what is asked; content begins with it',
    ),
  passage: z
    .string()
    .optional()
    .describe(
      'what the manual says around what is said, with all of each list of which only a part is said; missing where there is no more',
    ),
  citations: z.array(citation).optional(),
  steps: z.array(answerStep).optional(),
  warnings: z.array(answerWarning).optional(),
  table: z
    .object({ header: z.array(z.string()), rows: z.array(z.array(z.string())), citation: citationIndex })
    .nullable()
    .optional(),
  figures: z
    .array(
      z.object({
        label: z.string().nullable(),
        caption: z.string(),
        page: z.number().int().nullable(),
        url: z.string().describe('signed, expiring link to the picture'),
        step: stepIndex.optional().describe('the step it belongs to; missing where it belongs to all'),
      }),
    )
    .optional(),
  related: z
    .array(
      citation.pick({ title: true, heading: true, page: true }).extend({
        source: citation
          .nullable()
          .describe(
            'where the section stands, without words of it; null in answers of before there were links',
          ),
      }),
    )
    .optional()
    .describe('sections worth looking at; the closest ones of a refusal'),
  match: z
    .object({
      errorTitle: z.string(),
      errorDescription: z.string(),
      solution: z.string(),
      confidence: z.number(),
      url: z.string().describe('signed, expiring link to the picture'),
    })
    .nullable()
    .optional()
    .describe("the vendor's error image that a photo was recognised as"),
  choices: z
    .array(
      z.object({
        errorImageId: id,
        errorTitle: z.string(),
        url: z.string().describe('signed, expiring link to the picture'),
      }),
    )
    .optional()
    .describe(
      "the vendor's error images that a photo may show, the likeliest first; empty when that is clear",
    ),
  variants: z
    .array(z.object({ name: z.string(), citation: citationIndex }))
    .optional()
    .describe(
      'set where the customer is asked back which variant it is, in the manual’s own names; costs no query. Send the name as `variant` to have the question answered for it',
    ),
  variant: z
    .string()
    .optional()
    .describe('the variant that the answer holds for, where the manual answers differently for others'),
  chosen: z
    .array(z.string())
    .optional()
    .describe('the variants that the customer has chosen in this conversation; missing where none was'),
  askIn: z
    .string()
    .optional()
    .describe(
      'ISO 639-1 of the manual, where the question is clearly in another language and is better asked in it',
    ),
  otherLanguage: z
    .object({ manual: z.string(), question: z.string() })
    .optional()
    .describe(
      'ISO 639-1 of manual and question, where they clearly differ; the answer is in the words of the manual',
    ),
  made: z
    .object({
      engine: z.string().describe('version of the engine'),
      model: z.string().optional().describe('the language model that had a part in it; missing without one'),
      manuals: z.array(z.object({ title: z.string(), version: z.number().int() })),
    })
    .optional()
    .describe('what the answer was made by and of; missing in older ones'),
  isPhotoDescribed: z
    .boolean()
    .optional()
    .describe('a model said what the photo shows, and that was looked up'),
  isByCompany: z.boolean().optional().describe('the company wrote this answer itself'),
  feedback: z.enum(['works', 'does-not-work']).nullable().optional(),
  remedyOf: id.nullable().optional().describe('the answer that did not help, where this is what to try next'),
  noRemedyLeft: z.boolean().optional().describe('nothing else can be offered for its question'),
});

/** One of several things that were asked, with its answer. */
const answeredPart = wholeMessage
  .pick({
    ...{
      content: true,
      answered: true,
      band: true,
      confidence: true,
      lead: true,
      verdict: true,
      passage: true,
    },
    ...{ steps: true, warnings: true, table: true, figures: true, related: true },
  })
  .extend({
    asked: z.string().describe('in the words of the question'),
    places: z.array(citationIndex).describe('its own citations'),
  });

/** A message of the conversation. The fields from `answered` on exist only in answers. */
export const message = wholeMessage.extend({
  parts: z
    .array(answeredPart)
    .optional()
    .describe(
      'where several things were asked: what answers each, in their order, those of band "none" the manual does not say. Citations are the whole answer’s, steps are numbered within the part. The other fields hold all of it, one behind the other',
    ),
});
export type Message = z.output<typeof message>;
