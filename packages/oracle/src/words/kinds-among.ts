import type { Quantity } from '@spellwright/dsl'
import { wordTableOf } from './word-table.ts'

export type AmongKind = Extract<Quantity, { kind: `${string}Among` }>['kind']

/** Qualities counted among several objects, each kind once: "card types among cards in your graveyard". */
export const AMONG = wordTableOf<AmongKind>({
  cardTypesAmong: 'card types',
  colorsAmong: 'colors',
  basicLandTypesAmong: 'basic land types',
})
