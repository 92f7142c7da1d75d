import { describe, expect, it } from 'vitest';
import { howPut, type QuestionForms } from './question-forms.ts';

const isAny = (form: keyof QuestionForms, language: string, question: string) =>
  howPut([language], question)(form);

describe('howPut', () => {
  it.each([
    ['en', 'How do I clean it?', 'How long does it take?'],
    ['en', 'Easiest way to clean it?', 'Does it get in the way to the door?'],
    ['en', 'What do I have to press when it beeps?', 'What do I see on the display?'],
    ['de', 'Wie reinige ich den Filter?', 'Wie lange dauert es?'],
    ['de', 'Linux: wie installiere ich es?', 'Es sieht aus wie neu.'],
    ['it', 'Il cavo è rotto. Come lo cambio?', 'Fa un rumore come un treno.'],
    ['fr', 'Comment nettoyer le filtre ?', 'Où est le filtre ?'],
    ['es', '¿Cómo limpio el filtro?', '¿Dónde está el filtro?'],
    ['nl', 'Hoe maak ik het schoon?', 'Hoe vaak moet dat?'],
    ['sv', 'Hur byter jag filter?', 'Hur länge håller det?'],
  ])('tells in %s that "%s" asks for a way, "%s" does not', (language, asks, other) => {
    expect(isAny('howTo', language, asks)).toBe(true);
    expect(isAny('howTo', language, other)).toBe(false);
  });

  it.each([
    ['en', 'No steam comes out'],
    ['en', 'The machine is leaking'],
    ['en', 'The wand is blocked'],
    ['en', 'The display stays black'],
    ['en', 'Coffee comes out too slowly'],
    ['de', 'Es kommt kein Dampf'],
    ['fr', 'La vapeur ne sort pas'],
    ['pt', 'Não sai vapor'],
  ])('knows a fault in %s: "%s"', (language, question) => {
    expect(isAny('symptom', language, question)).toBe(true);
  });

  it.each([
    ['en', 'Where is the fuse?', 'Where it stops, press OK'],
    ['en', 'Which part is the drip tray?', 'Which part do I need?'],
    ['de', 'Wo sitzt die Sicherung?', 'Wozu dient die Sicherung?'],
    ['de', 'Es geht nicht an. Wo sitzt die Sicherung?', 'Da, wo ist egal'],
    ['fr', 'Où se trouve le fusible ?', 'Où aller ?'],
    ['it', "Dov'è il fusibile?", 'Dove vai?'],
    ['sv', 'Var finns säkringen?', 'Varför piper den?'],
    ['en', 'what is the little socket beside the lamp', 'what is the voltage'],
    ['en', 'what is that lever on the left', 'what is the lever set to'],
  ])('knows in %s that "%s" asks for a place, "%s" does not', (language, asks, other) => {
    expect(isAny('place', language, asks)).toBe(true);
    expect(isAny('place', language, other)).toBe(false);
  });

  it.each([
    ['en', 'Does it need a filter?', 'Is there a way to clean it?'],
    ['en', 'so is it waterproof', 'Can I clean it?'],
    ['de', 'Ist es wasserdicht?', 'Gibt es eine Möglichkeit, es zu reinigen?'],
    ['de', 'Muss ich es reinigen?', 'Kann ich es reinigen?'],
    ['fr', 'Faut-il le nettoyer ?', 'Est-ce que je peux le nettoyer ?'],
    ['es', '¿Es resistente al agua?', '¿Hay alguna forma de limpiarlo?'],
    ['it', "C'è un filtro?", 'È possibile pulirlo?'],
    ['nl', 'Mag het nat worden?', 'Is er een manier om het te reinigen?'],
    ['pt', 'Tem filtro?', 'Há alguma forma de o limpar?'],
    ['sv', 'Är den vattentät?', 'Är det möjligt att rengöra den?'],
    ['da', 'Er den vandtæt?', 'Er det muligt at rense den?'],
    ['nb', 'Er den vanntett?', 'Er det mulig å rense den?'],
  ])('knows in %s that "%s" asks whether something is so, "%s" how', (language, asks, other) => {
    expect(isAny('yesNo', language, asks)).toBe(true);
    expect(isAny('yesNo', language, other)).toBe(false);
  });

  it.each([
    ['de', 'Was bedeutet E-04?'],
    ['it', 'Cosa significa E-04?'],
    ['da', 'Hvad betyder E-04?'],
  ])('knows in %s that "%s" asks for a meaning', (language, question) => {
    expect(isAny('meaning', language, question)).toBe(true);
  });

  it.each([
    ['en', 'How do I know when the tank is empty?', 'How do I let it know the time?'],
    ['en', 'How can my code tell if it runs on battery?', 'How do I check whether it is empty?'],
    ['de', 'Woran erkenne ich, dass der Tank leer ist?', 'Wie leere ich den Tank?'],
    ['fr', 'Comment savoir si le réservoir est vide ?', 'Comment vider le réservoir ?'],
    ['es', '¿Cómo sé si el depósito está vacío?', '¿Cómo vacío el depósito?'],
    ['it', 'Come faccio a sapere se il serbatoio è vuoto?', 'Come svuoto il serbatoio?'],
    ['nl', 'Hoe weet ik of de tank leeg is?', 'Hoe maak ik de tank leeg?'],
    ['pt', 'Como sei se o depósito está vazio?', 'Como esvazio o depósito?'],
    ['sv', 'Hur vet jag om tanken är tom?', 'Hur tömmer jag tanken?'],
    ['da', 'Hvordan ved jeg om tanken er tom?', 'Hvordan tømmer jeg tanken?'],
    ['nb', 'Hvordan vet jeg om tanken er tom?', 'Hvordan tømmer jeg tanken?'],
  ])('knows in %s that "%s" asks for a sign, "%s" does not', (language, asks, other) => {
    expect(isAny('sign', language, asks)).toBe(true);
    expect(isAny('sign', language, other)).toBe(false);
  });

  it('reads a question in English with any manual, and in another language only with its own', () => {
    expect(isAny('howTo', 'de', 'How do I clean it?')).toBe(true);
    expect(isAny('howTo', 'en', 'Wie reinige ich das?')).toBe(false);
  });
});
