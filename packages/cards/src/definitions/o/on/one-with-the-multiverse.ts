import { card, rule } from '@spellwright/dsl'

export const oneWithTheMultiverse = card({
  name: 'One with the Multiverse',
  type: 'Enchantment',
  cost: '{6}{U}{U}',
  abilities: [
    rule({ kind: 'topCardRevealed', player: 'you', to: 'owner' }),
    rule({ kind: 'mayPlayFrom', player: 'you', zone: 'library', what: {}, top: 'top', verb: 'play' }),
    rule(
      { kind: 'mayCastFor', player: 'you', spell: {}, from: ['hand', 'library'], cost: [], perTurn: 1 },
      { condition: { kind: 'isTurnOf', player: 'you' } },
    ),
  ],
})
