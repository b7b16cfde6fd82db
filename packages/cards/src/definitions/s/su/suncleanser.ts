import { card, chooseOne, enters, ruleUntil, target, targetOpponent, the, triggered } from '@spellwright/dsl'

export const suncleanser = card({
  name: 'Suncleanser',
  cost: '{1}{W}',
  type: 'Creature — Human Cleric',
  power: 1,
  toughness: 4,
  abilities: [
    triggered({
      on: enters('self'),
      modes: chooseOne(
        {
          targets: { creature: target({ type: 'creature' }) },
          effects: [
            { kind: 'removeCounters', what: the('creature'), counter: 'any', count: 'all' },
            ruleUntil({ kind: 'cantHaveCounters', what: the('creature') }, 'whileSourceOnBattlefield'),
          ],
        },
        {
          targets: { player: targetOpponent },
          effects: [
            { kind: 'loseCounters', player: the('player') },
            ruleUntil({ kind: 'cantGetCounters', player: the('player') }, 'whileSourceOnBattlefield'),
          ],
        },
      ),
      effects: [],
    }),
  ],
})
