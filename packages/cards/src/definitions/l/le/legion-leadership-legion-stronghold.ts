import {
  apply,
  entersTapped,
  gain,
  modifyPT,
  oneOf,
  powerToDouble,
  spell,
  tapForMana,
  target,
  the,
  twoFaced,
} from '@spellwright/dsl'

export const legionLeadershipLegionStronghold = twoFaced(
  'modal_dfc',
  {
    name: 'Legion Leadership',
    cost: '{1}{R/W}',
    type: 'Instant',
    abilities: [
      spell({
        targets: { creature: target({ type: 'creature' }) },
        effects: [apply(the('creature'), [modifyPT(powerToDouble(the('creature')), 0), gain('first strike')])],
      }),
    ],
  },
  { name: 'Legion Stronghold', type: 'Land', abilities: [entersTapped, tapForMana(oneOf('{R}', '{W}'))] },
)
