import { apply, card, discardCost, exile, gain, putCounters, target, the, triggered } from '@spellwright/dsl'

export const intiSeneschalOfTheSun = card({
  name: 'Inti, Seneschal of the Sun',
  cost: '{1}{R}',
  type: 'Legendary Creature — Human Knight',
  power: 2,
  toughness: 2,
  abilities: [
    triggered({
      on: { kind: 'attackersDeclared', player: 'you', attackers: {} },
      effects: [
        {
          kind: 'mayPay',
          player: 'you',
          cost: [discardCost()],
          then: [
            {
              kind: 'reflexiveTrigger',
              targets: { attacker: target({ type: 'creature', is: 'attacking' }) },
              effects: [putCounters('+1/+1', 1, the('attacker')), apply(the('attacker'), [gain('trample')])],
            },
          ],
        },
      ],
    }),
    triggered({
      on: { kind: 'discarded', player: 'you', batch: 'oneOrMore' },
      effects: [
        { kind: 'lookAtTop', player: 'you', count: 1, as: 'top' },
        exile(the('top'), { as: 'exiled' }),
        {
          kind: 'rule',
          rule: { kind: 'mayPlayFrom', player: 'you', zone: 'exile', what: { among: the('exiled') }, verb: 'play' },
          until: 'untilYourNextEndStep',
        },
      ],
    }),
  ],
})
