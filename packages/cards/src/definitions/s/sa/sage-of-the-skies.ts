import { card, keyword, triggered } from '@spellwright/dsl'

export const sageOfTheSkies = card({
  name: 'Sage of the Skies',
  cost: '{2}{W}',
  type: 'Creature — Human Monk',
  power: 2,
  toughness: 3,
  abilities: [
    triggered({
      on: { kind: 'cast', player: 'you', spell: 'self' },
      condition: { kind: 'happened', event: { kind: 'cast', player: 'you' }, when: 'thisTurn', times: { atLeast: 2 } },
      effects: [{ kind: 'copySpell', what: 'self', count: 1, newTargets: 'keep' }],
    }),
    keyword('flying'),
    keyword('lifelink'),
  ],
})
