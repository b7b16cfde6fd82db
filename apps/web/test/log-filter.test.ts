import type { LogLine } from 'spellwright'
import type { EventKind } from 'spellwright/views'
import { describe, expect, it } from 'vitest'
import { filterLog, NO_FILTER } from '../src/table/log-filter.ts'

const line = (depth: number, text: string, kind: EventKind, turn = 1): LogLine => ({
  turn,
  step: 'main1',
  depth,
  text,
  kind,
  objects: [],
})

const LOG = [
  line(0, 'Turn 1 (Ann)', 'turnBegan'),
  line(1, 'Ann’s draw step', 'stepBegan'),
  line(2, 'Ann draws Mountain', 'drawn'),
  line(2, 'Ann casts Goblin Lackey', 'cast'),
  line(2, 'Goblin Lackey resolves', 'resolved'),
  line(0, 'Turn 2 (Bot)', 'turnBegan', 2),
  line(2, 'Bot casts Shock targeting Goblin Lackey', 'cast', 2),
  line(3, 'Shock deals 2 damage to Goblin Lackey', 'damage', 2),
]
const shown = (filter: Partial<typeof NO_FILTER>): string[] =>
  filterLog(LOG, { ...NO_FILTER, ...filter }, ['Ann', 'Bot']).map(({ text }) => text)

describe('the log', () => {
  it('is complete without a filter', () => {
    expect(shown({})).toHaveLength(LOG.length)
  })

  it('shows what one player does and what follows from it', () => {
    expect(shown({ side: 'theirs' })).toEqual([
      'Turn 2 (Bot)',
      'Bot casts Shock targeting Goblin Lackey',
      'Shock deals 2 damage to Goblin Lackey',
    ])
    expect(shown({ side: 'mine' })).toContain('Goblin Lackey resolves')
  })

  it('shows one topic, under the headings of its turns', () => {
    expect(shown({ topic: 'combat' })).toEqual(['Turn 2 (Bot)', 'Shock deals 2 damage to Goblin Lackey'])
  })

  it('shows lines that contain all the words in any case', () => {
    expect(shown({ words: 'lackey casts' })).toEqual([
      'Turn 1 (Ann)',
      'Ann casts Goblin Lackey',
      'Turn 2 (Bot)',
      'Bot casts Shock targeting Goblin Lackey',
    ])
  })

  it('does not say what becomes tapped, unless everything is wanted', () => {
    const log = [line(3, 'Mountain becomes tapped', 'tapped')]
    expect(filterLog(log, NO_FILTER, ['Ann', 'Bot'])).toEqual([])
    expect(filterLog(log, { ...NO_FILTER, topic: 'everything' }, ['Ann', 'Bot'])).toEqual(log)
  })
})
