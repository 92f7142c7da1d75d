/** What the landing page of a new installation shows of the demo company. */

/** Asked for every visitor before they ask themselves; the answer is the engine's. */
export const demoOpeningQuestion = 'What does E-07 mean?';

/** Made up, and marked as examples wherever they are shown, until there are real ones. */
export const demoTestimonials = [
  {
    quote:
      'Our hotline used to read the manual aloud. Now the page is on the customer’s screen before they call.',
    author: 'Maren Holt',
    position: 'Service manager, Ondrell Espresso Works',
  },
  {
    quote: 'The list of questions it could not answer became the outline of our next edition.',
    author: 'Ruben Aldous',
    position: 'Technical writer, Calder Pumps',
  },
  {
    quote: 'It says when the manual does not say. That is why my technicians believe the rest.',
    author: 'Ilse Brandvik',
    position: 'Workshop lead, Norrvind Tools',
  },
];
