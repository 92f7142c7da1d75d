import { ChevronLeft, ChevronRight, Maximize2, Search, ZoomIn, ZoomOut } from 'lucide-react';
import type { Citation } from '../../../../contracts/chat/messages.ts';
import { Button } from '../../../ui/button/button.tsx';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { texts } from '../shell/texts.ts';
import { isPageOf } from './page-source.ts';
import { MAX_ZOOM, stepZoom } from './page-view.ts';

type PageToolbarProps = {
  citation: Citation;
  page: number;
  zoom: number;
  isFinding: boolean;
  onFind: () => void;
  onPage: (page: number) => void;
  onZoom: (zoom: number) => void;
  onEnlarge?: (() => void) | undefined;
};

/** Controls that turn and zoom a page and find words. */
export function PageToolbar(props: PageToolbarProps) {
  const { citation, page, zoom, isFinding, onFind, onPage, onZoom, onEnlarge } = props;
  const { pages } = citation;
  return (
    <div className="flex items-center gap-1">
      <IconButton
        label={texts.page.previous}
        disabled={!isPageOf(citation, page - 1)}
        onClick={() => onPage(page - 1)}
      >
        <ChevronLeft size={20} aria-hidden="true" />
      </IconButton>
      <span className="min-w-16 text-center text-13 tabular-nums">
        {page}
        {pages !== null && ` / ${pages}`}
      </span>
      <IconButton
        label={texts.page.next}
        disabled={!isPageOf(citation, page + 1)}
        onClick={() => onPage(page + 1)}
      >
        <ChevronRight size={20} aria-hidden="true" />
      </IconButton>
      <span className="flex-1" />
      {/* Words are looked for by the server, which opens a manual by its signed link alone. */}
      {citation.url.includes('?') && (
        <IconButton label={texts.page.find.label} aria-expanded={isFinding} onClick={onFind}>
          <Search size={20} aria-hidden="true" />
        </IconButton>
      )}
      <IconButton label={texts.page.zoomOut} disabled={zoom <= 1} onClick={() => onZoom(stepZoom(zoom, -1))}>
        <ZoomOut size={20} aria-hidden="true" />
      </IconButton>
      <IconButton
        label={texts.page.zoomIn}
        disabled={zoom >= MAX_ZOOM}
        onClick={() => onZoom(stepZoom(zoom, 1))}
      >
        <ZoomIn size={20} aria-hidden="true" />
      </IconButton>
      {onEnlarge && (
        <Button className="ml-1" icon={<Maximize2 size={18} aria-hidden="true" />} onClick={onEnlarge}>
          {texts.page.enlarge}
        </Button>
      )}
    </div>
  );
}
