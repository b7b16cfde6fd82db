import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { ATTACHED } from '../../src/words/attached.ts'
import { CHOICE } from '../../src/words/choices.ts'
import { COLOR } from '../../src/words/colors.ts'
import { COUNT_BOUND, RELATION, VALUE_BOUND } from '../../src/words/comparisons.ts'
import { DURATION, SPAN } from '../../src/words/durations.ts'
import { COST_KEYWORDS, COUNTED_KEYWORDS } from '../../src/words/keywords.ts'
import { AMONG } from '../../src/words/kinds-among.ts'
import { NUMBERS, ORDINALS, TIMES } from '../../src/words/numbers.ts'
import { LIBRARY_END, LIBRARY_ORDER } from '../../src/words/places.ts'
import { A_PLAYER } from '../../src/words/players.ts'
import { STACK_KIND } from '../../src/words/stack-kinds.ts'
import { STATUS_CLAUSE } from '../../src/words/statuses.ts'
import { STEP } from '../../src/words/steps.ts'
import { alternatives } from '../../src/words/word-table.ts'

const src = fileURLToPath(new URL('../../src/', import.meta.url))
const files = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.startsWith('words'))
  .map((file) => [file, readFileSync(join(src, file), 'utf8').replace(/^\s*(?:\/\*\*|\*|\/\/).*$/gm, '')] as const)

const PATTERNS: Readonly<Record<string, string>> = {
  A_PLAYER: A_PLAYER.pattern,
  AMONG: AMONG.pattern,
  ATTACHED: ATTACHED.pattern,
  CHOICE: CHOICE.pattern,
  COLOR: COLOR.pattern,
  COUNT_BOUND: COUNT_BOUND.pattern,
  COST_KEYWORDS: alternatives(COST_KEYWORDS),
  COUNTED_KEYWORDS: alternatives(COUNTED_KEYWORDS),
  DURATION: DURATION.pattern,
  LIBRARY_END: LIBRARY_END.pattern,
  LIBRARY_ORDER: LIBRARY_ORDER.pattern,
  NUMBERS: NUMBERS.pattern,
  ORDINALS: ORDINALS.pattern,
  RELATION: RELATION.pattern,
  SPAN: SPAN.pattern,
  STACK_KIND: STACK_KIND.pattern,
  STATUS_CLAUSE: STATUS_CLAUSE.pattern,
  STEP: STEP.pattern,
  TIMES: TIMES.pattern,
  VALUE_BOUND: VALUE_BOUND.pattern,
}

/** Two of the words side by side: as alternatives of a pattern, as items of a list, or as keys or values of a record. */
function listed(pattern: string): RegExp {
  const first = `(?<=[(|:'"\`^])(?:${pattern})`
  const second = `(?:${pattern})(?=[)|'"\` ])`
  const quoted = `['"\`](?:${pattern})['"\`]`
  return new RegExp(`${first}\\|${second}|${quoted},\\s*${quoted}|${quoted}[^'"\`\\n]*,\\n\\s*${quoted}:`, 'g')
}

describe('a second list of the same words', () => {
  it.each(Object.entries(PATTERNS))('there is none of %s outside src/words', (_name, pattern) => {
    const found = files.flatMap(([file, text]) =>
      (text.match(listed(pattern)) ?? []).map((words) => `${file}: ${words}`),
    )
    expect(found).toEqual([])
  })
})
