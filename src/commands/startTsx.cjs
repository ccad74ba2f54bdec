// In a file of its own (run.cjs), because old versions of Node do not know import().
import('tsx/cli');
