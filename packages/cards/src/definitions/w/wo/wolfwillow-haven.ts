import {
  activated,
  addMana,
  card,
  controllerOf,
  createToken,
  keyword,
  mana,
  sacrificeSelf,
  token,
  triggered,
} from '@spellwright/dsl'

export const wolfwillowHaven = card({
  name: 'Wolfwillow Haven',
  cost: '{1}{G}',
  type: 'Enchantment — Aura',
  abilities: [
    keyword({ kind: 'enchant', what: { type: 'land' } }),
    triggered({
      on: { kind: 'tappedForMana', object: 'attachedTo' },
      effects: [addMana('{G}', undefined, controllerOf('attachedTo'))],
    }),
    activated({
      cost: [mana('{4}{G}'), sacrificeSelf],
      condition: { kind: 'isTurnOf', player: 'you' },
      effects: [createToken(1, token({ colors: ['G'], type: 'Creature — Wolf', power: 2, toughness: 2 }))],
    }),
  ],
})
