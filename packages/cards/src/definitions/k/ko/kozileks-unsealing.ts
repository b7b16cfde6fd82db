import {
  activated,
  addMana,
  card,
  createToken,
  draw,
  keyword,
  sacrificeSelf,
  token,
  triggered,
  youCast,
} from '@spellwright/dsl'

const spawn = token({
  colors: [],
  type: 'Creature — Eldrazi Spawn',
  power: 0,
  toughness: 1,
  abilities: [activated({ cost: [sacrificeSelf], effects: [addMana('{C}')] })],
})

export const kozileksUnsealing = card({
  name: "Kozilek's Unsealing",
  type: 'Enchantment',
  cost: '{2}{U}',
  abilities: [
    keyword('devoid'),
    triggered({
      on: youCast({ type: 'creature', manaValue: { atLeast: 4 }, not: { manaValue: { moreThan: 6 } } }),
      effects: [createToken(2, spawn)],
    }),
    triggered({
      on: { kind: 'cast', player: 'you', spell: { manaValue: { atLeast: 7 }, type: 'creature' } },
      effects: [draw(3)],
    }),
  ],
})
