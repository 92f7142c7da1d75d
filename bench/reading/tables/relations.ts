/**
 * Adjacency relations of cells: the measure of the ICDAR 2013 Table Competition (M. Göbel, T. Hassan, E. Oro, G. Orsi,
 * "ICDAR 2013 Table Competition", ICDAR 2013, pp. 1449–1453; defined in the same authors' "A Methodology for Evaluating
 * Algorithms for Table Understanding in PDF Documents", DocEng 2012, pp. 45–48). Each cell that is not blank is related to
 * its next neighbour that is not blank, to the right and downwards. An inserted blank column or a shifted table costs
 * nothing; a merged, split or lost cell costs every relation it had.
 */
import { squeezeText } from '../../lib/manuals/squeeze-text.ts';
import { type Counts, countOne } from './counts.ts';
import { type GridTable, rowsOf } from './grid-table.ts';

/** Relations of one table; texts are compared without white space, case and dashes. */
export function relationsOf(table: GridTable): Counts {
  const grid = rowsOf(table).map((row) => row.map((cell) => squeezeText(cell).toUpperCase()));
  const relations: Counts = new Map();
  grid.forEach((row, y) => {
    row.forEach((cell, x) => {
      if (cell === '') return;
      const right = row.slice(x + 1).find((other) => other !== '');
      const below = grid.slice(y + 1).find((other) => (other[x] ?? '') !== '')?.[x];
      if (right !== undefined) countOne(relations, JSON.stringify(['right', cell, right]));
      if (below !== undefined) countOne(relations, JSON.stringify(['below', cell, below]));
    });
  });
  return relations;
}
