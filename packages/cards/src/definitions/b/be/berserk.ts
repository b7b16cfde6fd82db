import {
  apply,
  atBeginningOf,
  BEFORE_COMBAT_DAMAGE,
  card,
  destroy,
  gain,
  matches,
  modifyPT,
  not,
  powerOf,
  rule,
  spell,
  target,
  the,
  when,
} from '@spellwright/dsl'

export const berserk = card({
  name: 'Berserk',
  cost: '{G}',
  type: 'Instant',
  abilities: [
    rule(
      { kind: 'cantCast', player: 'you', spell: 'self' },
      { zone: 'everywhere', condition: not(BEFORE_COMBAT_DAMAGE) },
    ),
    spell({
      targets: { creature: target({ type: 'creature' }) },
      effects: [
        apply(the('creature'), [gain('trample'), modifyPT(powerOf(the('creature')), 0)]),
        {
          kind: 'delayedTrigger',
          on: atBeginningOf('end', 'eachPlayer'),
          lasts: 'once',
          effects: [when(matches(the('creature'), { is: 'attackedThisTurn' }), destroy(the('creature')))],
        },
      ],
    }),
  ],
})
