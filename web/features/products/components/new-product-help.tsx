const NOTES = [
  {
    title: 'Which file',
    text: 'The manual as you give it to your customers. Further manuals can be added on the product’s page.',
  },
  {
    title: 'What happens with it',
    text: 'It is sent, then read page by page. You see both, and can leave once it is sent.',
  },
  {
    title: 'What customers get',
    text: 'Answers from this manual, each with the page it stands on. What the manual does not say is not made up.',
  },
];

/** Notes in the margin of the form. */
export function NewProductHelp() {
  return (
    <div className="grid max-w-66 gap-6 text-13 text-ink-2 max-md:max-w-none max-md:gap-4">
      {NOTES.map(({ title, text }) => (
        <div key={title} className="border-t border-hair pt-2.5">
          <h2 className="mb-0.5 font-medium text-ink">{title}</h2>
          <p>{text}</p>
        </div>
      ))}
    </div>
  );
}
