import { type Ability, activated, card, continuous, discard, type Filter, gainAbility, mana } from '@spellwright/dsl'

const TOP: Filter = { zone: 'graveyard', owner: 'you', type: 'creature', nothingAbove: {} }
const DISCARD: Ability = activated({ cost: [mana('{2}')], effects: [discard(1)] })

export const volrathsShapeshifter = card({
  name: "Volrath's Shapeshifter",
  cost: '{1}{U}{U}',
  type: 'Creature — Phyrexian Shapeshifter',
  power: 0,
  toughness: 1,
  abilities: [
    continuous({
      condition: { kind: 'exists', of: TOP },
      affects: 'self',
      apply: [{ kind: 'fullTextOf', card: TOP }, gainAbility(DISCARD)],
    }),
    DISCARD,
  ],
})
