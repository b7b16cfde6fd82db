import { card, enters, ownerOf, returnTo, ruleUntil, target, the, triggered } from '@spellwright/dsl'

export const reflectorMage = card({
  name: 'Reflector Mage',
  cost: '{1}{W}{U}',
  type: 'Creature — Human Wizard',
  power: 2,
  toughness: 3,
  abilities: [
    triggered({
      on: enters('self'),
      targets: { creature: target({ type: 'creature', controller: 'opponent' }) },
      effects: [
        returnTo('hand', the('creature'), { as: 'returned' }),
        ruleUntil(
          { kind: 'cantCast', player: ownerOf(the('creature')), spell: { name: { sameAs: the('creature') } } },
          'untilYourNextTurn',
        ),
      ],
    }),
  ],
})
