import { card, enters, ruleUntil, tapForMana, the, triggered } from '@spellwright/dsl'

export const tabletOfDiscovery = card({
  name: 'Tablet of Discovery',
  type: 'Artifact',
  cost: '{2}{R}',
  abilities: [
    triggered({
      on: enters('self'),
      effects: [
        { kind: 'mill', player: 'you', count: 1, as: 'milled' },
        ruleUntil({
          kind: 'mayPlayFrom',
          player: 'you',
          zone: 'graveyard',
          what: { among: the('milled') },
          verb: 'play',
        }),
      ],
    }),
    tapForMana('{R}'),
    tapForMana('{R}{R}', { kind: 'onlyCast', spell: { type: ['instant', 'sorcery'] } }),
  ],
})
