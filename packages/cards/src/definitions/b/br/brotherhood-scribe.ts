import { activated, all, apply, card, getEnergy, modifyPT, tap, triggered } from '@spellwright/dsl'

export const brotherhoodScribe = card({
  name: 'Brotherhood Scribe',
  cost: '{1}{W}',
  type: 'Creature — Human Artificer',
  power: 1,
  toughness: 3,
  abilities: [
    activated({
      abilityWord: 'Metalcraft',
      cost: [tap],
      condition: { kind: 'exists', of: { type: 'artifact', controller: 'you' }, count: { atLeast: 3 } },
      effects: [getEnergy(1)],
    }),
    triggered({
      on: { kind: 'playerCounters', player: 'you', counter: 'energy', during: 'you' },
      effects: [apply(all({ type: 'creature', controller: 'you' }), [modifyPT(1, 1)])],
    }),
  ],
})
