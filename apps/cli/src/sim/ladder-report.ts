import { withInterval } from 'spellwright/lab'
import type { Ladder, LadderRung, LadderShare } from 'spellwright/sim'
import { table } from './text.ts'

const shown = ({ winRate, interval }: LadderShare): string => withInterval({ rate: winRate, interval })

const ratio = ({ millisecondsPerGame: [bot, reference] }: LadderRung): string =>
  `${bot.toFixed(0)} / ${reference.toFixed(0)} ms (${(bot / Math.max(0.001, reference)).toFixed(2)} ×)`

/** The tables of a ladder, for the terminal and for docs/bots.md. */
export function ladderText(ladder: Ladder): string {
  const { rungs, seed, decks, comparisons } = ladder
  return [
    `${decks.length} decks, seed ${seed}; intervals by drawing pairs again, together 95 % for ${comparisons} comparisons`,
    '',
    table(
      ['bot', 'against', 'pairs', 'win rate', 'thinking in a game', 'unfinished'],
      rungs.map((rung) => [...rung.bots, rung.pairs, shown(rung), ratio(rung), rung.unfinished]),
    ),
    '',
    table(
      ['bot', 'against', 'with a deck that is', 'pairs', 'win rate'],
      rungs.flatMap((rung) =>
        Object.entries(rung.archetypes).map(([archetype, share]) => [
          ...rung.bots,
          archetype,
          share.pairs,
          shown(share),
        ]),
      ),
    ),
  ].join('\n')
}

const row = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`

/** A table as Markdown has it. */
export const markdownTable = (head: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
  [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n')

/** The page with that text between the two marks of that name. */
export function withPart(page: string, name: string, text: string): string {
  const [begin, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`]
  const from = page.indexOf(begin)
  const to = page.indexOf(end)
  if (from < 0 || to < from) throw new Error(`The page has no ${begin} … ${end}.`)
  return `${page.slice(0, from + begin.length)}\n${text}\n${page.slice(to)}`
}

/** The page with the tables of ladders between their marks. */
export function ladderPage(page: string, ladders: readonly Ladder[]): string {
  const rungs = ladders.flatMap(({ rungs: all, seed, comparisons }) =>
    all.map((rung) => [...rung.bots, rung.pairs, seed, shown(rung), ratio(rung), rung.unfinished, comparisons]),
  )
  const archetypes = ladders.flatMap(({ rungs: all }) =>
    all.flatMap((rung) =>
      Object.entries(rung.archetypes).map(([kind, share]) => [...rung.bots, kind, share.pairs, shown(share)]),
    ),
  )
  const text = [
    markdownTable(
      ['bot', 'against', 'pairs', 'seed', 'win rate', 'thinking in a game', 'unfinished', 'comparisons'],
      rungs,
    ),
    markdownTable(['bot', 'against', 'with a deck that is', 'pairs', 'win rate'], archetypes),
  ].join('\n\n')
  return withPart(page, 'ladder', text)
}
