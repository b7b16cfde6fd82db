import { card, enters, exile, rule, ruleUntil, target, the, triggered } from '@spellwright/dsl'

export const savvyTrader = card({
  name: 'Savvy Trader',
  cost: '{3}{G}',
  type: 'Creature — Human Citizen',
  power: 3,
  toughness: 3,
  abilities: [
    triggered({
      on: enters('self'),
      targets: { card: target({ zone: 'graveyard', owner: 'you', is: 'permanentCard' }) },
      effects: [
        exile(the('card'), { as: 'exiled' }),
        ruleUntil(
          { kind: 'mayPlayFrom', player: 'you', zone: 'exile', what: { among: the('exiled') }, verb: 'play' },
          'game',
        ),
      ],
    }),
    rule({
      kind: 'costChange',
      player: 'you',
      spell: {},
      from: ['graveyard', 'exile', 'library', 'command'],
      change: { kind: 'reduce', mana: '{1}' },
    }),
  ],
})
