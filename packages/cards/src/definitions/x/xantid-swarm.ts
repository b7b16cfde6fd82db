import { attacks, card, keyword, ruleUntil, triggered } from '@spellwright/dsl'

export const xantidSwarm = card({
  name: 'Xantid Swarm',
  cost: '{G}',
  type: 'Creature — Insect',
  power: 0,
  toughness: 1,
  abilities: [
    keyword('flying'),
    triggered({
      on: attacks('self'),
      effects: [ruleUntil({ kind: 'cantCast', player: 'defendingPlayer', spell: {} })],
    }),
  ],
})
