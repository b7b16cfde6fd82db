import { describe, expect, it } from 'vitest'
import { botBoard, type Position } from '../support/bot-board.ts'

const defend = (a: Position['a'], b: Position['b'], ...attackers: string[]): string[] =>
  botBoard({ ...(a ? { a } : {}), ...(b ? { b } : {}), active: 1 }).blocks(...attackers)

describe('blocking', () => {
  it('[S13.9] a blocker that kills and survives blocks', () => {
    expect(defend({ battlefield: ['Baneslayer Angel'] }, { battlefield: ['Grizzly Bears'] }, 'Grizzly Bears')).toEqual([
      'Baneslayer Angel>Grizzly Bears',
    ])
  })

  it('[S13.9] a good trade is made', () => {
    expect(defend({ battlefield: ['Goblin Lackey'] }, { battlefield: ['Ball Lightning'] }, 'Ball Lightning')).toEqual([
      'Goblin Lackey>Ball Lightning',
    ])
  })

  it('[S13.9] a bad trade is not made', () => {
    expect(defend({ battlefield: ['Hypnotic Specter'] }, { battlefield: ['Grizzly Bears'] }, 'Grizzly Bears')).toEqual(
      [],
    )
  })

  it('[S13.9] no 1/1 under a 5/5 at 20 life', () => {
    expect(
      defend({ battlefield: ['Goblin Lackey'] }, { battlefield: ['Baneslayer Angel'] }, 'Baneslayer Angel'),
    ).toEqual([])
    expect(defend({ battlefield: ['Goblin Lackey'], life: 20 }, { battlefield: ['Juggernaut'] }, 'Juggernaut')).toEqual(
      [],
    )
  })

  it('[S13.9] a chump block to survive', () => {
    expect(defend({ battlefield: ['Goblin Lackey'], life: 5 }, { battlefield: ['Juggernaut'] }, 'Juggernaut')).toEqual([
      'Goblin Lackey>Juggernaut',
    ])
  })

  it('[S13.9] of several the least valuable one is thrown in the way', () => {
    expect(
      defend(
        { battlefield: ['Hypnotic Specter', 'Goblin Lackey'], life: 5 },
        { battlefield: ['Juggernaut'] },
        'Juggernaut',
      ),
    ).toEqual(['Goblin Lackey>Juggernaut'])
  })

  it('[S13.9] two together kill what neither could alone', () => {
    expect(defend({ battlefield: ['2 Grizzly Bears'] }, { battlefield: ['Juggernaut'] }, 'Juggernaut')).toEqual([
      'Grizzly Bears>Juggernaut',
      'Grizzly Bears>Juggernaut',
    ])
  })

  it('[S13.9] two valuable creatures are not thrown away for one of theirs', () => {
    expect(defend({ battlefield: ['2 Hypnotic Specter'] }, { battlefield: ['Juggernaut'] }, 'Juggernaut')).toEqual([])
  })
})
