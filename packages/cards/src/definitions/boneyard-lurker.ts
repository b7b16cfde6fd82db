import { card, keyword, mana, returnTo, target, the, triggered } from '@spellwright/dsl'

export const boneyardLurker = card({
  name: 'Boneyard Lurker',
  cost: '{2}{B}{G}',
  type: 'Creature — Nightmare Beast',
  power: 4,
  toughness: 4,
  abilities: [
    keyword({ kind: 'mutate', cost: [mana('{2}{B/G}{B/G}')] }),
    triggered({
      on: { kind: 'mutated', object: 'self' },
      targets: { card: target({ zone: 'graveyard', owner: 'you', is: 'permanentCard' }) },
      effects: [returnTo('hand', the('card'))],
    }),
  ],
})
