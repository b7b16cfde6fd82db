import {
  apply,
  dies,
  entersTapped,
  gainAbility,
  loseLife,
  ownerOf,
  returnTo,
  spell,
  tapForMana,
  target,
  the,
  triggered,
  twoFaced,
} from '@spellwright/dsl'

export const malakirRebirthMalakirMire = twoFaced(
  'modal_dfc',
  {
    name: 'Malakir Rebirth',
    cost: '{B}',
    type: 'Instant',
    abilities: [
      spell({
        targets: { creature: target({ type: 'creature' }) },
        effects: [
          loseLife(2),
          apply(the('creature'), [
            gainAbility(
              triggered({
                on: dies('self'),
                effects: [returnTo('battlefield', 'self', { enters: ['tapped'], under: ownerOf('self') })],
              }),
            ),
          ]),
        ],
      }),
    ],
  },
  { name: 'Malakir Mire', type: 'Land', abilities: [entersTapped, tapForMana('{B}')] },
)
