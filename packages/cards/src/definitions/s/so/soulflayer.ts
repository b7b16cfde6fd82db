import { card, continuous, gain, keyword, linked } from '@spellwright/dsl'

const hasIfExiled = (
  word:
    | 'flying'
    | 'first strike'
    | 'double strike'
    | 'deathtouch'
    | 'haste'
    | 'hexproof'
    | 'indestructible'
    | 'lifelink'
    | 'reach'
    | 'trample'
    | 'vigilance',
) =>
  continuous({
    condition: { kind: 'exists', of: { zone: 'exile', type: 'creature', keyword: word, among: linked('delve') } },
    affects: 'self',
    apply: [gain(word)],
  })

export const soulflayer = card({
  name: 'Soulflayer',
  type: 'Creature — Demon',
  cost: '{4}{B}{B}',
  power: 4,
  toughness: 4,
  abilities: [
    keyword('delve'),
    hasIfExiled('flying'),
    hasIfExiled('first strike'),
    hasIfExiled('double strike'),
    hasIfExiled('deathtouch'),
    hasIfExiled('haste'),
    hasIfExiled('hexproof'),
    hasIfExiled('indestructible'),
    hasIfExiled('lifelink'),
    hasIfExiled('reach'),
    hasIfExiled('trample'),
    hasIfExiled('vigilance'),
  ],
})
