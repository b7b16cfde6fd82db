import { card, chooseOne, enters, exile, returnTo, target, the, triggered } from '@spellwright/dsl'

export const damageControlCrew = card({
  name: 'Damage Control Crew',
  cost: '{3}{G}',
  type: 'Creature — Human Citizen',
  power: 3,
  toughness: 3,
  abilities: [
    triggered({
      on: enters('self'),
      modes: chooseOne(
        {
          label: 'Repair',
          targets: { card: target({ zone: 'graveyard', manaValue: { atLeast: 4 }, owner: 'you' }) },
          effects: [returnTo('hand', the('card'))],
        },
        {
          label: 'Impound',
          targets: { permanent: target({ type: ['artifact', 'enchantment'] }) },
          effects: [exile(the('permanent'))],
        },
      ),
      effects: [],
    }),
  ],
})
