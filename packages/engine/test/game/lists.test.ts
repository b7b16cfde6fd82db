import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sortShort } from '../../src/index.ts'

describe('sorting short lists', () => {
  it('gives what the method of lists gives, equal items in the order they came in', () => {
    const items = fc.array(fc.record({ worth: fc.integer({ min: 0, max: 5 }), name: fc.string() }), { maxLength: 40 })
    fc.assert(
      fc.property(items, (list) => {
        const byWorth = (a: { worth: number }, b: { worth: number }): number => b.worth - a.worth
        expect(sortShort(list.slice(), byWorth)).toEqual(list.toSorted(byWorth))
      }),
    )
  })
})
