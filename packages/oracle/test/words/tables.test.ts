import { describe, expect, it } from 'vitest'
import { ATTACHED } from '../../src/words/attached.ts'
import { CHOICE } from '../../src/words/choices.ts'
import { COLOR } from '../../src/words/colors.ts'
import { COUNT_BOUND, COUNT_RELATION, RELATION, VALUE_BOUND } from '../../src/words/comparisons.ts'
import { DURATION, SPAN } from '../../src/words/durations.ts'
import { AMONG } from '../../src/words/kinds-among.ts'
import { NUMBERS, NUMERALS, ORDINALS, TIMES } from '../../src/words/numbers.ts'
import { ENTERS_AS, LIBRARY_END, LIBRARY_ORDER } from '../../src/words/places.ts'
import { A_PLAYER, PLAYER, WHOSE } from '../../src/words/players.ts'
import { STACK_KIND } from '../../src/words/stack-kinds.ts'
import { STATUS_ADJECTIVE, STATUS_CLAUSE, STATUS_PREDICATE } from '../../src/words/statuses.ts'
import { STEP } from '../../src/words/steps.ts'
import { CARD_TYPE } from '../../src/words/types.ts'
import { VALUE, VALUES } from '../../src/words/values.ts'
import type { WordTable } from '../../src/words/word-table.ts'
import { OWN_ZONE, SHARED_ZONE } from '../../src/words/zones.ts'

const TABLES: Readonly<Record<string, WordTable<string> | WordTable<number>>> = {
  A_PLAYER,
  AMONG,
  ATTACHED,
  CARD_TYPE,
  CHOICE,
  COLOR,
  COUNT_BOUND,
  COUNT_RELATION,
  DURATION,
  ENTERS_AS,
  LIBRARY_END,
  LIBRARY_ORDER,
  NUMBERS,
  NUMERALS,
  ORDINALS,
  OWN_ZONE,
  PLAYER,
  RELATION,
  SHARED_ZONE,
  SPAN,
  STACK_KIND,
  STATUS_ADJECTIVE,
  STATUS_CLAUSE,
  STATUS_PREDICATE,
  STEP,
  TIMES,
  VALUE,
  VALUE_BOUND,
  VALUES,
  WHOSE,
}

/** What these mean depends on what was said before. */
const TOLD_BY_CONTEXT = ['affectedPlayer']

describe.each(Object.entries(TABLES))('the words of %s', (_name, table) => {
  const entries: readonly (readonly [string | number, string])[] = table.entries
  const whole = new RegExp(`^(?:${table.pattern})$`)

  it.each(entries.filter(([value]) => !TOLD_BY_CONTEXT.includes(String(value))))(
    '%s is "%s" in both directions',
    (value, word) => {
      expect(table.read(word)).toBe(value)
      expect(table.find(value)).toBe(word)
      expect(word).toMatch(whole)
    },
  )
})
