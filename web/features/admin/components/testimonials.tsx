import type { Testimonial } from '../../../../contracts/admin/testimonials.ts';
import { showToast } from '../../../lib/browser/toast-store.ts';
import { DeleteButton } from '../../../ui/button/delete-button.tsx';
import { type Column, Table } from '../../../ui/list/table.tsx';
import { DialogButton } from '../../../ui/overlay/dialog-button.tsx';
import { Badge } from '../../../ui/state/badge.tsx';
import { EmptyState } from '../../../ui/state/empty-state.tsx';
import { useDeleteTestimonial, useTestimonials } from '../api/testimonials.ts';
import { texts } from '../texts.ts';
import { TestimonialDialog } from './testimonial-dialog.tsx';

const words = texts.testimonials;

function DeleteTestimonial({ testimonial }: { testimonial: Testimonial }) {
  return (
    <DeleteButton
      label={`${words.delete} ${testimonial.author}`}
      question={words.question(testimonial.author)}
      consequence={words.consequence}
      verb={words.delete}
      onDeleted={() => showToast(words.deleted)}
      deletion={useDeleteTestimonial()}
      target={testimonial._id}
    />
  );
}

const COLUMNS: readonly Column<Testimonial>[] = [
  { header: words.columns.author, kind: 'lead', cell: ({ author }) => author },
  {
    header: words.columns.position,
    cell: ({ position, isExample }) => (
      <>
        {position} {isExample && <Badge>{words.example}</Badge>}
      </>
    ),
  },
  { header: words.columns.quote, cell: ({ quote }) => quote },
  {
    header: words.columns.actions,
    kind: 'actions',
    cell: (testimonial) => (
      <>
        <DialogButton text={words.edit} label={words.editNamed(testimonial.author)} variant="quiet">
          {(close) => <TestimonialDialog testimonial={testimonial} onClose={close} />}
        </DialogButton>
        <DeleteTestimonial testimonial={testimonial} />
      </>
    ),
  },
];

/** The testimonials of the landing page, with buttons that add, change and delete them. */
export function Testimonials() {
  const { data, error, refetch } = useTestimonials();
  return (
    <>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-4">
        <p className="max-w-[62ch] text-ink-2">{words.lede}</p>
        <DialogButton text={words.add} variant="go">
          {(close) => <TestimonialDialog testimonial={null} onClose={close} />}
        </DialogButton>
      </div>
      <Table
        caption={words.caption}
        columns={COLUMNS}
        rows={data?.data}
        rowKey={({ _id }) => _id}
        error={error}
        onRetry={refetch}
        empty={<EmptyState title={words.empty}>{words.emptyText}</EmptyState>}
      />
    </>
  );
}
