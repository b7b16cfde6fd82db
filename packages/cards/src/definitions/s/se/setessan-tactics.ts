import {
  activated,
  anyNumber,
  apply,
  card,
  gainAbility,
  keyword,
  mana,
  modifyPT,
  spell,
  tap,
  target,
  the,
} from '@spellwright/dsl'

export const setessanTactics = card({
  name: 'Setessan Tactics',
  cost: '{1}{G}',
  type: 'Instant',
  abilities: [
    keyword({ kind: 'strive', cost: [mana('{G}')] }),
    spell({
      targets: { creatures: target({ type: 'creature' }, { count: anyNumber }) },
      effects: [
        apply(the('creatures'), [
          modifyPT(1, 1),
          gainAbility(
            activated({
              cost: [tap],
              targets: { other: target({ type: 'creature', other: true }) },
              effects: [{ kind: 'fight', a: 'self', b: the('other') }],
            }),
          ),
        ]),
      ],
    }),
  ],
})
