import { activated, card, dies, mana, returnTo, tap, target, the } from '@spellwright/dsl'

export const cryptek = card({
  name: 'Cryptek',
  cost: '{3}{B}',
  type: 'Artifact Creature — Necron Wizard',
  power: 3,
  toughness: 3,
  abilities: [
    activated({
      cost: [mana('{1}{B}'), tap],
      targets: { creature: target({ allTypes: ['artifact', 'creature'], controller: 'you', other: true }) },
      effects: [
        {
          kind: 'delayedTrigger',
          on: dies(the('creature')),
          lasts: 'onceThisTurn',
          effects: [returnTo('battlefield', 'eventObject', { enters: ['tapped'], under: 'you' })],
        },
      ],
    }),
  ],
})
