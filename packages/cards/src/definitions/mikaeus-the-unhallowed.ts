import { card, continuous, destroy, gain, keyword, modifyPT, triggered } from '@spellwright/dsl'

export const mikaeusTheUnhallowed = card({
  name: 'Mikaeus, the Unhallowed',
  cost: '{3}{B}{B}{B}',
  type: 'Legendary Creature — Zombie Cleric',
  power: 5,
  toughness: 5,
  abilities: [
    keyword('intimidate'),
    triggered({
      on: { kind: 'damage', source: { subtype: 'Human' }, to: { player: 'you' } },
      effects: [destroy('eventSource')],
    }),
    continuous({
      affects: { type: 'creature', not: { subtype: 'Human' }, controller: 'you', other: true },
      apply: [modifyPT(1, 1), gain('undying')],
    }),
  ],
})
