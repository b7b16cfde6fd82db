import {
  addMana,
  atBeginningOf,
  card,
  continuous,
  dealDamage,
  exile,
  gainLife,
  keyword,
  matches,
  oneOf,
  players,
  target,
  the,
  triggered,
} from '@spellwright/dsl'

export const klothysGodOfDestiny = card({
  name: 'Klothys, God of Destiny',
  cost: '{1}{R}{G}',
  type: 'Legendary Enchantment Creature — God',
  power: 4,
  toughness: 5,
  abilities: [
    keyword('indestructible'),
    continuous({
      affects: 'self',
      apply: [{ kind: 'removeType', types: ['creature'] }],
      condition: { kind: 'compare', quantity: { kind: 'devotion', colors: ['R', 'G'] }, is: { lessThan: 7 } },
    }),
    triggered({
      on: atBeginningOf('main1', 'you'),
      targets: { card: target({ zone: 'graveyard' }) },
      effects: [
        exile(the('card'), { as: 'exiled' }),
        {
          kind: 'if',
          condition: matches(the('exiled'), { type: 'land' }),
          then: [addMana(oneOf('{R}', '{G}'))],
          else: [gainLife(2), dealDamage(2, players('opponent'))],
        },
      ],
    }),
  ],
})
