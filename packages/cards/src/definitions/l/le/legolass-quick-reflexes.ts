import {
  apply,
  card,
  dealDamage,
  gain,
  gainAbility,
  keyword,
  powerOf,
  spell,
  target,
  the,
  triggered,
  untap,
  upTo,
} from '@spellwright/dsl'

export const legolassQuickReflexes = card({
  name: "Legolas's Quick Reflexes",
  cost: '{G}',
  type: 'Instant',
  abilities: [
    keyword('split second'),
    spell({
      targets: { creature: target({ type: 'creature' }) },
      effects: [
        untap(the('creature')),
        apply(the('creature'), [
          gain('hexproof'),
          gain('reach'),
          gainAbility(
            triggered({
              on: { kind: 'tapped', object: 'self' },
              targets: { victim: target({ type: 'creature' }, { count: upTo(1) }) },
              effects: [dealDamage(powerOf('self'), the('victim'))],
            }),
          ),
        ]),
      ],
    }),
  ],
})
