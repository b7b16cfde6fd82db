import {
  addMana,
  anyColor,
  atBeginningOf,
  card,
  count,
  did,
  may,
  not,
  targetOpponent,
  the,
  triggered,
  when,
} from '@spellwright/dsl'

const islands = count({ subtype: 'Island', controller: the('opponent') })

export const carpetOfFlowers = card({
  name: 'Carpet of Flowers',
  cost: '{G}',
  type: 'Enchantment',
  abilities: [
    triggered({
      on: atBeginningOf(['main1', 'main2'], 'you'),
      condition: not(did('addedMana')),
      targets: { opponent: targetOpponent },
      effects: [
        may(
          addMana(anyColor(islands)),
          when({ kind: 'compare', quantity: islands, is: { atLeast: 1 } }, { kind: 'mark', name: 'addedMana' }),
        ),
      ],
    }),
  ],
})
