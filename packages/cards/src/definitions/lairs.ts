import { card, enters, oneOf, returnCost, sacrificeIt, tapForMana, triggered, unless } from '@spellwright/dsl'

const lair = (name: string, ...mana: string[]) =>
  card({
    name,
    type: 'Land — Lair',
    abilities: [
      triggered({
        on: enters('self'),
        effects: [
          unless(
            'you',
            [returnCost({ type: 'land', not: { subtype: 'Lair' }, controller: 'you' })],
            sacrificeIt('self'),
          ),
        ],
      }),
      tapForMana(oneOf(...mana)),
    ],
  })

export const darigaazsCaldera = lair("Darigaaz's Caldera", '{B}', '{R}', '{G}')
export const trevasRuins = lair("Treva's Ruins", '{G}', '{W}', '{U}')
