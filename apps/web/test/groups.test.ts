import type { ObjectId, PermanentView } from 'spellwright'
import { expect, it } from 'vitest'
import { groupPermanents } from '../src/table/groups.ts'
import { permanentFrom, sampleCard } from './support/sample-scene.ts'

const land = permanentFrom(sampleCard('Mountain'), 500, 0)
const lands = (count: number, parts: (index: number) => Partial<PermanentView> = () => ({})): PermanentView[] =>
  Array.from({ length: count }, (_, index) => ({ ...land, id: (500 + index) as ObjectId, ...parts(index) }))
const sizes = (row: PermanentView[], marks = new Map(), hosts = new Set<number>()): number[] =>
  groupPermanents(row, marks, hosts).map(({ permanents }) => permanents.length)

it('a few permanents are shown individually', () => {
  expect(sizes(lands(4))).toEqual([1, 1, 1, 1])
})

it('identical permanents are grouped in a crowded row', () => {
  expect(sizes(lands(10))).toEqual([10])
  expect(sizes(lands(10, (index) => ({ tapped: index < 3 })))).toEqual([3, 7])
})

it('chosen, enchanted and attacking permanents are not grouped', () => {
  expect(sizes(lands(10), new Map([[503, 'chosen']]))).toEqual([9, 1])
  expect(sizes(lands(10), new Map(), new Set([504]))).toEqual([9, 1])
  expect(sizes(lands(10, (index) => (index === 2 ? { attacking: -1 } : {})))).toEqual([9, 1])
})
