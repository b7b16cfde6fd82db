import { card, rule } from '@spellwright/dsl'

export const docAurlockGrizzledGenius = card({
  name: 'Doc Aurlock, Grizzled Genius',
  cost: '{G}{U}',
  type: 'Legendary Creature — Bear Druid',
  power: 2,
  toughness: 3,
  abilities: [
    rule({
      kind: 'costChange',
      player: 'you',
      spell: {},
      from: ['graveyard', 'exile'],
      change: { kind: 'reduce', mana: '{2}' },
    }),
    rule({ kind: 'plotCostChange', player: 'you', change: { kind: 'reduce', mana: '{2}' } }),
  ],
})
