import { draw, entersWith, payLife, plus, ruleUntil, spell, tapForMana, twoFaced } from '@spellwright/dsl'

export const seaGateRestorationSeaGateReborn = twoFaced(
  'modal_dfc',
  {
    name: 'Sea Gate Restoration',
    cost: '{4}{U}{U}{U}',
    type: 'Sorcery',
    abilities: [
      spell({
        effects: [
          draw(plus({ kind: 'cardsIn', zone: 'hand', player: 'you' }, 1)),
          ruleUntil({ kind: 'maximumHandSize', player: 'you', size: 'none' }, 'game'),
        ],
      }),
    ],
  },
  {
    name: 'Sea Gate, Reborn',
    type: 'Land',
    abilities: [entersWith({ kind: 'payOr', cost: [payLife(3)], else: [{ kind: 'tapped' }] }), tapForMana('{U}')],
  },
)
