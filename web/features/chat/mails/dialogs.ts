/** Dialogs that take an address: one file of the build, because the chat sends the names of all with its first ones. */
import { TellChangesDialog } from '../changes/tell-changes-dialog.tsx';
import { UpkeepDialog } from '../upkeep/upkeep-dialog.tsx';

export const dialogs = { TellChangesDialog, UpkeepDialog };
