import { card, enters, ruleUntil, target, the, triggered } from '@spellwright/dsl'

export const hostageTaker = card({
  name: 'Hostage Taker',
  cost: '{2}{U}{B}',
  type: 'Creature — Human Pirate',
  power: 2,
  toughness: 3,
  abilities: [
    triggered({
      on: enters('self'),
      targets: { permanent: target({ type: ['creature', 'artifact'], other: true }) },
      effects: [
        { kind: 'exileUntilSourceLeaves', what: the('permanent'), as: 'exiled' },
        ruleUntil(
          { kind: 'mayPlayFrom', player: 'you', zone: 'exile', what: { among: the('exiled') }, verb: 'cast' },
          'game',
        ),
        ruleUntil({ kind: 'spendAsAnyColor', player: 'you', spell: { among: the('exiled') }, type: 'anyType' }, 'game'),
      ],
    }),
  ],
})
