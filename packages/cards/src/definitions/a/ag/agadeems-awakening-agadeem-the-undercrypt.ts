import { anyNumber, entersWith, payLife, returnTo, spell, tapForMana, target, the, twoFaced, X } from '@spellwright/dsl'

export const agadeemsAwakeningAgadeemTheUndercrypt = twoFaced(
  'modal_dfc',
  {
    name: "Agadeem's Awakening",
    cost: '{X}{B}{B}{B}',
    type: 'Sorcery',
    abilities: [
      spell({
        targets: {
          cards: target(
            { zone: 'graveyard', owner: 'you', type: 'creature', manaValue: { atMost: X } },
            { count: anyNumber, together: 'differentManaValues' },
          ),
        },
        effects: [returnTo('battlefield', the('cards'))],
      }),
    ],
  },
  {
    name: 'Agadeem, the Undercrypt',
    type: 'Land',
    abilities: [entersWith({ kind: 'payOr', cost: [payLife(3)], else: [{ kind: 'tapped' }] }), tapForMana('{B}')],
  },
)
