import { blast } from '../../../blast.ts'

export const hydroblast = blast('Hydroblast', '{U}', 'R')
