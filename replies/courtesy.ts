/** Replies to messages that ask nothing. */
import type { TaskInput, TaskResult } from '../engine/answering/tasks.ts';
import type { Courtesy } from '../engine/ask/question/forms/chatter.ts';

/** By ISO 639-1 language. */
const REPLIES: Readonly<Record<string, Record<Courtesy['kind'], string>>> = {
  en: {
    greeting: 'Hello! What would you like to know? I look it up in the manual.',
    thanks: 'You’re welcome. If anything else comes up, just ask.',
  },
  de: {
    greeting: 'Guten Tag! Was möchten Sie wissen? Ich schlage es im Handbuch nach.',
    thanks: 'Gern geschehen. Wenn noch etwas ist, fragen Sie einfach.',
  },
  fr: {
    greeting: 'Bonjour ! Que souhaitez-vous savoir ? Je le cherche dans le manuel.',
    thanks: 'Avec plaisir. Si vous avez une autre question, posez-la ici.',
  },
  es: {
    greeting: '¡Hola! ¿Qué desea saber? Lo busco en el manual.',
    thanks: 'De nada. Si necesita algo más, pregunte aquí.',
  },
  it: {
    greeting: 'Buongiorno! Che cosa desidera sapere? Lo cerco nel manuale.',
    thanks: 'Prego. Se ha bisogno di altro, chieda pure.',
  },
  nl: {
    greeting: 'Goedendag! Wat wilt u weten? Ik zoek het op in de handleiding.',
    thanks: 'Graag gedaan. Vraag gerust als er nog iets is.',
  },
  pt: {
    greeting: 'Olá! O que deseja saber? Eu procuro no manual.',
    thanks: 'De nada. Se precisar de mais alguma coisa, é só perguntar.',
  },
};

/** A sentence in reply to a courtesy, with questions to begin with. */
export type CourtesyReply = { reply: string; suggestions: string[] };

type LookForCourtesy = (name: 'courtesy', ...input: TaskInput<'courtesy'>) => Promise<TaskResult<'courtesy'>>;

/** The reply to a message of nothing but greetings or thanks; null for any other. */
export async function replyToCourtesy(
  { look }: { look: LookForCourtesy },
  message: string,
): Promise<CourtesyReply | null> {
  const told = await look('courtesy', message);
  const reply = told && REPLIES[told.courtesy.language]?.[told.courtesy.kind];
  return reply ? { reply, suggestions: told.questions } : null;
}
