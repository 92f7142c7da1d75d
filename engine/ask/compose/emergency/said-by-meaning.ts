import { MODELS, WIDTH } from '../../../meaning/models.ts';
import { dot, normOf } from '../../../meaning/vectors.ts';
import { whenNeeded } from '../../../runtime/when-needed.ts';
import type { QuestionMeaning } from '../../find/question-meaning.ts';
import { EMERGENCY_KINDS, type EmergencyKind } from './kinds.ts';
import { BIAS, FITTED_ON, SCALE, THRESHOLD, VECTORS } from './message-model.ts';

const bytes = whenNeeded((): Int8Array => Int8Array.from(atob(VECTORS), (byte) => byte.charCodeAt(0)));

/** So many kinds are thought of: vectors tell surely that something is wrong, and less surely what. */
const LIKELIEST = 2;

/** The kinds of emergency that a message most likely tells of by its vectors, the likeliest first; empty where they tell of none. */
export function kindsByMeaning({
  language,
  alone,
}: Pick<QuestionMeaning, 'language' | 'alone'>): EmergencyKind[] {
  const { english, multilingual } = alone;
  const model =
    english !== undefined && (language === 'en' || multilingual === undefined) ? 'english' : 'multilingual';
  const vector = alone[model];
  // Vectors of other weights would say nothing.
  if (vector === undefined || FITTED_ON[model] !== MODELS[model].id) return [];
  return logOddsOf(vector) < THRESHOLD ? [] : nearestKinds(vector);
}

const logOddsOf = (vector: Float32Array): number => BIAS + SCALE * dot(vector, bytes(), 0);

function nearestKinds(vector: Float32Array): EmergencyKind[] {
  const nearness = EMERGENCY_KINDS.map((kind, i) => {
    const at = (1 + i) * WIDTH;
    return { kind, cosine: dot(vector, bytes(), at) / (normOf(bytes(), at) || 1) };
  });
  return nearness
    .sort((a, b) => b.cosine - a.cosine)
    .slice(0, LIKELIEST)
    .map(({ kind }) => kind);
}
