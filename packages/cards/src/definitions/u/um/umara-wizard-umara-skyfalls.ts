import { apply, entersTapped, gain, tapForMana, triggered, twoFaced, youCast } from '@spellwright/dsl'

export const umaraWizardUmaraSkyfalls = twoFaced(
  'modal_dfc',
  {
    name: 'Umara Wizard',
    cost: '{4}{U}',
    type: 'Creature — Merfolk Wizard',
    power: 4,
    toughness: 3,
    abilities: [
      triggered({
        on: youCast({ any: [{ type: ['instant', 'sorcery'] }, { subtype: 'Wizard' }] }),
        effects: [apply('self', [gain('flying')])],
      }),
    ],
  },
  { name: 'Umara Skyfalls', type: 'Land', abilities: [entersTapped, tapForMana('{U}')] },
)
