import { ALL_CARDS } from '@spellwright/cards/library'
import type { CardDefinition } from '@spellwright/dsl'
import { describe, expect, it } from 'vitest'
import { canonical } from './canonical.ts'
import { readAgain } from './read-again.ts'

/** What they say can be told by other data that does the same, and the reader makes that of it. */
const TOLD_OTHERWISE = [
  'Anim Pakal, Thousandth Moon',
  'Commandeer',
  'Demonic Bargain',
  'Dire Tactics',
  'Firespout',
  'Fury of the Horde',
  'Gut, True Soul Zealot',
  'Harsh Mentor',
  'Increasing Devotion',
  'Iron Man, Titan of Innovation',
  'Keeper of the Dead',
  "Kozilek's Return",
  'Merfolk Spy',
  'Mole Man, Moloid Master',
  'Moment of Truth',
  'Moonsnare Prototype',
  'Nahiri, the Harbinger',
  'Nether Spirit',
  'Pelt Collector',
  'Planar Genesis',
  'Prismatic Ending',
  'Pugnacious Hammerskull',
  'Roiling Vortex',
  'Sadistic Sacrament',
  'Searing Blood',
  'Sharp-Eyed Rookie',
  "Shirei, Shizo's Caretaker",
  'Seedship Impact',
  'Silent Gravestone',
  'Summon: Leviathan',
  'The Ancient One',
  'The Fantasticar',
  'Toils of Night and Day',
  "Ugin's Binding",
  'Vesuvan Drifter',
  "Vivien, Monsters' Advocate",
  'Whelming Wave',
  "Witch's Oven",
]

const abilitiesOf = ({ faces }: CardDefinition) => faces.flatMap(({ abilities }) => abilities)

const read = ALL_CARDS.flatMap((card) => {
  const again = TOLD_OTHERWISE.includes(card.name) ? undefined : readAgain(card)
  return again === undefined ? [] : [{ name: card.name, written: abilitiesOf(card), read: abilitiesOf(again) }]
})

describe('cards with a file of their own, where their rendered text is understood', () => {
  it.each(read)('$name is read as it was written', (card) => expect(canonical(card.read)).toBe(canonical(card.written)))
})
