import { card, returnTo, spell, target, the, upTo } from '@spellwright/dsl'

export const broughtBack = card({
  name: 'Brought Back',
  type: 'Instant',
  cost: '{W}{W}',
  abilities: [
    spell({
      targets: {
        cards: target(
          { zone: 'graveyard', owner: 'you', is: ['putFromBattlefieldThisTurn', 'permanentCard'] },
          { count: upTo(2) },
        ),
      },
      effects: [returnTo('battlefield', the('cards'), { enters: ['tapped'] })],
    }),
  ],
})
